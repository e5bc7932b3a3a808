import { Navigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { holds } from '#domain/admin/rules.ts';
import type { AdminRole } from '#domain/admin/schema.ts';
import { notifyFailure } from '#ui/toast.ts';
import { useAdminRole } from './admin-role-context.ts';

/** The gate's fourth step: a page that asks for more than to look. */
export function RequireRole({ atLeast, children }: { readonly atLeast: AdminRole; readonly children: ReactNode }) {
  return holds(useAdminRole(), atLeast) ? children : <NotEnough needed={atLeast} />;
}

function NotEnough({ needed }: { readonly needed: AdminRole }) {
  const t = useTranslations('admin.gate');
  const roles = useTranslations('common.adminRoles');
  const words = t('needsRole', { role: roles(needed) });
  const [gone, setGone] = useState(false);
  useEffect(() => {
    notifyFailure(words, 'high');
    setGone(true);
  }, [words]);
  return gone ? <Navigate to="/admin" replace /> : null;
}
