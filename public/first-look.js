// Runs before the first pixel, while the app's code is still on its way.

(() => {
  const kept = key => {
    try {
      return localStorage.getItem(key);
    } catch {
      // Storage is forbidden: the device's own word it is.
      return null;
    }
  };

  // Nobody who chose dark is shown a white page. The app itself takes over later.
  const chosen = kept('mantine-color-scheme-value');
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');

  // A newcomer's page: what it will need is asked for beside the app's code and not after it.
  const list = document.getElementById('ahead');
  if (list === null || location.pathname !== '/') return;
  const files = JSON.parse(list.textContent);
  const languages = [kept('encore-locale'), ...navigator.languages.map(tag => tag.slice(0, 2).toLowerCase()), 'en'];
  for (const href of [...files.all, ...files[languages.find(language => language in files)]]) {
    const link = document.createElement('link');
    const isStyle = href.endsWith('.css');
    link.rel = isStyle ? 'preload' : 'modulepreload';
    if (isStyle) link.as = 'style';
    link.href = href;
    document.head.append(link);
  }
})();
