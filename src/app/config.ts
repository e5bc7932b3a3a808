// What is decided when the app is built. Everything here is public: the publishable key only names the project, row level
// security is the wall.

/** Where REST, sign-in and realtime answer. Empty in the environment: on the app's own origin. */
export const supabaseUrl: string = import.meta.env.VITE_SUPABASE_URL || window.location.origin;

/** Where edge functions answer. */
export const functionsUrl = `${supabaseUrl}/functions/v1`;

export const publishableKey: string = import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY || 'sb_publishable_local';

/** With its "@". Addresses of this domain belong to the admin company. */
export const adminDomain: string = import.meta.env.VITE_ADMIN_DOMAIN || '@rockstars.example';

/** Whom people write to where a text says so. */
export const supportEmail: string = import.meta.env.VITE_SUPPORT_EMAIL || `support${adminDomain}`;
