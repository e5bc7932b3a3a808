/** Which build this is: version and commit. Apart from the other settings, which ask the page for its origin. */
export const build: string = import.meta.env.VITE_BUILD ?? '';
