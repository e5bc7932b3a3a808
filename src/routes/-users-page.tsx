import { usersSearch } from '#features/admin/list-search.ts';
import { UsersScreen } from '#features/admin/users-screen.tsx';
import { listPage } from './-list-page.tsx';

export const UsersPage = listPage(UsersScreen, usersSearch, 'userId');
