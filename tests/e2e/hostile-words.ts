// Words that would like to be more than words. Whatever of them ran would leave `window.hostile` behind.
export const CORPUS: readonly string[] = [
  '<img src=x onerror="window.hostile=1">',
  '"><script>window.hostile=1</script>',
  'javascript:window.hostile=1',
  `<svg/onload=window.hostile=1>'"`,
  '<a href="javascript:window.hostile=1">Next</a>',
  '{{window.hostile=1}}',
];
