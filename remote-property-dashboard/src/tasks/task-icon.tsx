import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import IconCalendarEvent from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs';
import IconCreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconShoppingBag from '@tabler/icons-react/dist/esm/icons/IconShoppingBag.mjs';
import IconUserCheck from '@tabler/icons-react/dist/esm/icons/IconUserCheck.mjs';
import { type OwnerTask, type OwnerTaskKind, ownerTaskKind } from 'shared-contract/property/overview';
import { isKnown } from 'shared-contract/wire/open-enum';
import classes from './task-list.module.css';

const icons: Record<OwnerTaskKind, typeof IconAlertCircle> = {
  rentInArrears: IconAlertCircle,
  tenancyEnding: IconCalendarEvent,
  agreementUnsigned: IconFileText,
  orderUnfinished: IconShoppingBag,
  tenantCheckWaiting: IconUserCheck,
  listingDraft: IconPencil,
  subscriptionPastDue: IconCreditCard,
};

const urgent = new Set<OwnerTask['kind']>(['rentInArrears', 'subscriptionPastDue']);

export function TaskIcon({ kind }: { kind: OwnerTask['kind'] }) {
  const Icon = isKnown(ownerTaskKind, kind) ? icons[kind] : IconFileText;
  return (
    <span className={classes.icon} data-urgent={urgent.has(kind) || undefined} aria-hidden="true">
      <Icon size={20} stroke={1.75} />
    </span>
  );
}
