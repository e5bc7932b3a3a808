import { AdminJobsScreen } from '#features/admin/admin-jobs-screen.tsx';
import { jobsSearch } from '#features/admin/list-search.ts';
import { listPage } from './-list-page.tsx';

export const AdminJobsPage = listPage(AdminJobsScreen, jobsSearch, 'jobId');
