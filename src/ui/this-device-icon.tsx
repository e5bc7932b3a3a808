import { IconDeviceLaptop, IconDeviceMobile, type IconProps } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { useDeviceWord } from '#i18n/use-device-word.ts';

/** An icon of the set, or one of ours that is drawn like them. */
export type Icon = ComponentType<IconProps>;

/** Of what is only here: a phone, and a laptop where the words say 'device'. */
export function ThisDeviceIcon(props: IconProps) {
  return useDeviceWord() === 'phone' ? <IconDeviceMobile {...props} /> : <IconDeviceLaptop {...props} />;
}
