import { useSearchParams } from '@cabinet/kernel/router';
import { Skeleton } from '@cabinet/kernel/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useViews } from '../../api/views.ts';
import { useViewSwitch } from './use-view-switch.ts';
import { isBare, type ViewedList } from './view-query.ts';

interface DefaultViewProps {
  /** Kept outside the component. */
  readonly list: ViewedList;
  readonly children: ReactNode;
}

/**
 * Opens a list with its default view when the address asks for nothing: once, so that whoever resets the filters later
 * sees the bare list. Views that cannot be read keep nobody from the list.
 */
export function DefaultView({ list, children }: DefaultViewProps) {
  const [search] = useSearchParams();
  const { data: views, error } = useViews(list.table);
  const { apply } = useViewSwitch(list);
  const [phase, enter] = useState<'asking' | 'applying' | 'open'>('asking');
  const wanted = views?.find(({ isDefault }) => isDefault);
  const isAnswered = views !== undefined || error !== undefined;
  const isOpen = phase === 'open' || !isBare(search, list) || (isAnswered && wanted === undefined);
  if (isOpen && phase !== 'open') enter('open');
  useEffect(function openDefault() {
    if (isOpen || phase !== 'asking' || wanted === undefined) return;
    apply(wanted);
    // A view of columns alone leaves the address as it is.
    enter(isBare(new URLSearchParams(wanted.query), list) ? 'open' : 'applying');
  });
  return isOpen ? children : <Skeleton height="24rem" aria-busy />;
}
