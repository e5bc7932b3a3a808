import { AdminShiftsScreen } from '#features/admin/admin-shifts-screen.tsx';
import { shiftsSearch } from '#features/admin/list-search.ts';
import { listPage } from './-list-page.tsx';

export const AdminShiftsPage = listPage(AdminShiftsScreen, shiftsSearch, 'shiftId');
