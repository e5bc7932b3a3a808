import { workersSearch } from '#features/admin/list-search.ts';
import { WorkersScreen } from '#features/admin/workers-screen.tsx';
import { listPage } from './-list-page.tsx';

export const WorkersPage = listPage(WorkersScreen, workersSearch, 'workerId');
