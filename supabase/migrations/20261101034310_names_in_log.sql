-- The audit log is found by a name in less than half the time. A page of a list is chosen first and then joined with what its rows show. The
-- log joins nine tables by now, and of more than eight (join_collapse_limit) the planner joined all of the log with everybody, every
-- shift and every job before it took the fifty. Titles of jobs are looked for through an index, as names are.

alter function private.page_of(text, text, text, text, boolean, text, uuid, int, boolean, text) set join_collapse_limit = '12';
