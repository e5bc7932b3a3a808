import { FindScreen } from '#features/shifts/find-screen.tsx';
import { ListAndDetail } from './-list-and-detail.tsx';

export function FindPage() {
  return <ListAndDetail list={pane => <FindScreen pane={pane} />} />;
}
