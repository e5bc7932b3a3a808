// When something broke: the fallback screen, the not-found screen, a page whose code did not come, and toasts about failures.
export const errors = {
  title: 'Something went wrong',
  safe: 'What you saved is still on this device. Nothing waiting to be sent is lost.',
  tryAgain: 'Try Again',
  refreshPage: 'Refresh Page',
  goHome: 'Go Home',
  copyId: 'Copy Error ID',
  idCopied: 'Error ID copied to clipboard',
  id: 'Error ID: {id}',
  tooManyRetries: 'Too many retry attempts. Please refresh the page.',
  report: 'Report',
  reporting: {
    title: 'Report this problem',
    lead: 'It helps us find the cause. Nothing you typed elsewhere is sent.',
    label: 'What were you doing? (optional)',
    send: 'Send report',
    sent: 'Report sent. Thank you.',
    kept: 'Report saved on this device. It sends itself when you’re online.',
  },
  copyFailed: 'Your browser did not allow copying.',
  critical: 'Something broke on this page.',
  missing: {
    title: 'Encore couldn’t load',
    text: 'Part of the app couldn’t be downloaded. Nothing saved on this device is lost. Check your connection and try again.',
  },
  notFound: {
    title: 'Page Not Found',
    lead: 'There is nothing at this address:',
    dashboard: 'Go to your dashboard',
    landing: 'Go to the start page',
    back: 'Back to the previous page',
    search: 'Search',
  },
  storage: {
    title: 'Encore can’t save anything in this browser',
    lead: 'Encore saves your work on this device first. Allow site storage (or leave private browsing), then load the page again.',
  },
} as const;
