import { AdminVenuesScreen } from '#features/admin/admin-venues-screen.tsx';
import { venuesSearch } from '#features/admin/list-search.ts';
import { listPage } from './-list-page.tsx';

export const AdminVenuesPage = listPage(AdminVenuesScreen, venuesSearch, 'venueId');
