import { ShownTogether } from '#bridge/shown-together.tsx';
import { FindScreen } from '#features/shifts/find/find-screen.tsx';
import { ListAndDetail } from './-list-and-detail.tsx';

export function FindPage() {
  return (
    <ShownTogether>
      <ListAndDetail list={pane => <FindScreen pane={pane} />} />
    </ShownTogether>
  );
}
