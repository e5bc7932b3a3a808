import { Button, Menu } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { PickMenuProps } from './pick-menu.tsx';
import { useOpenedOnArrival } from './use-opened-on-arrival.ts';

/** The menu, open as soon as it is there. */
export function PickMenuDropdown({ choices, value, onPick, label, icon }: PickMenuProps<string>) {
  const { opened, setOpened, button } = useOpenedOnArrival();
  return (
    <Menu position="bottom-end" width={220} offset={4} returnFocus opened={opened} onChange={setOpened}>
      <Menu.Target>
        <Button ref={button} variant="subtle" size="sm" px={8} leftSection={icon} aria-label={label}>
          {choices.find(choice => choice.value === value)?.label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {choices.map(choice => (
          <Menu.Item
            key={choice.value}
            lang={choice.lang}
            onClick={() => onPick(choice.value)}
            aria-current={choice.value === value}
            rightSection={choice.value === value ? <IconCheck size={20} stroke={2} aria-hidden="true" /> : undefined}
          >
            {choice.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
