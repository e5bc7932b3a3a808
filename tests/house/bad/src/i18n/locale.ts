import { useDevice } from '#bridge/device-context.tsx'; // BAD lint/style/noRestrictedImports i18n

export const used = useDevice;
