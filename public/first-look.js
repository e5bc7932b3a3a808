// Runs before the first pixel, while the app's code is still on its way.

(() => {
  const page = document.documentElement;

  // What a mailed link brought is used once, and stands in no address while anything else runs: not in the list of pages
  // visited, not in a picture of the screen. The page finds it with this entry of the history (src/features/auth/mailed.ts).
  const search = new URLSearchParams(location.search);
  const mailed = {};
  for (const name of ['token', 'token_hash', 'code']) {
    const word = search.get(name);
    if (word) mailed[name] = word;
    search.delete(name);
  }
  if (Object.keys(mailed).length > 0) {
    const rest = `${search}` === '' ? '' : `?${search}`;
    // Without a key of its own, the router would write another state over it.
    const key = Math.random().toString(36).slice(2, 9);
    const state = { __TSR_index: 0, __TSR_key: key, key, ...history.state, mailed };
    history.replaceState(state, '', location.pathname + rest + location.hash);
  }

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
  page.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');

  // The bar that a phone's browser draws above the page follows what was chosen here too, and not the device alone.
  const colourBar = () => {
    const colour = page.getAttribute('data-mantine-color-scheme') === 'dark' ? '#121115' : '#F4F1EA';
    for (const bar of document.querySelectorAll('meta[name="theme-color"]')) bar.content = colour;
  };
  colourBar();
  new MutationObserver(colourBar).observe(page, { attributeFilter: ['data-mantine-color-scheme'] });

  const list = document.getElementById('ahead');
  if (list === null) return;
  const files = JSON.parse(list.textContent);
  const languages = [kept('encore-locale'), ...navigator.languages.map(tag => tag.slice(0, 2).toLowerCase()), 'en'];
  const language = languages.find(one => one in files);

  // Code that could not be fetched: the page says so in that language (src/app/build/missing.ts).
  page.dataset.language = language;
  const failed = ({ target }) => {
    if (target instanceof HTMLScriptElement) page.dataset.missing = '';
  };
  addEventListener('error', failed, true);

  // What stands in the page already (src/app/build/front.ts) is seen at once. Who is signed in here may be told something else.
  const brought = history.state?.mailed ?? {};
  const front = () => {
    if (kept('encore-role') !== null || search.has('error')) return null;
    switch (location.pathname) {
      case '/':
        return 'landing';
      case '/auth/callback':
        if (!brought.token_hash || brought.code) return null;
        return search.get('type') === 'email_change' ? 'new-email' : 'callback';
      case '/auth/reset-password':
        return brought.token_hash ? 'reset-password' : null;
      case '/register/venue':
        return brought.token ? 'venue-invitation' : null;
      case '/admin/accept-invitation':
        return brought.token ? 'admin-invitation' : null;
      default:
        return null;
    }
  };
  const seen = front();
  if (seen === null) return;
  page.dataset.front = `${seen}-${language}`;
  if (seen !== 'landing') return;
  // A button needs the app: what was pressed before it came is pressed once more by src/app/front-page.ts.
  addEventListener('click', ({ target }) => {
    if (target.closest('.front button') !== null) page.dataset.pressed = '';
  });

  // What the app will need to draw it again is asked for beside the app's code and not after it.
  for (const href of [...files.all, ...files[language]]) {
    const link = document.createElement('link');
    const isStyle = href.endsWith('.css');
    link.rel = isStyle ? 'preload' : 'modulepreload';
    if (isStyle) {
      link.as = 'style';
      // As the app itself will ask for it: asked for otherwise it would be fetched twice.
      link.crossOrigin = '';
    }
    link.fetchPriority = 'low';
    link.href = href;
    document.head.append(link);
  }
})();
