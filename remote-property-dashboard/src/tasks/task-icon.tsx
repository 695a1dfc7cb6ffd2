import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import IconCalendarEvent from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs';
import IconCreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs';
import IconCreditCardOff from '@tabler/icons-react/dist/esm/icons/IconCreditCardOff.mjs';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconFileTime from '@tabler/icons-react/dist/esm/icons/IconFileTime.mjs';
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconPigMoney from '@tabler/icons-react/dist/esm/icons/IconPigMoney.mjs';
import IconShoppingCart from '@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs';
import IconSignature from '@tabler/icons-react/dist/esm/icons/IconSignature.mjs';
import IconTag from '@tabler/icons-react/dist/esm/icons/IconTag.mjs';
import IconTrendingUp from '@tabler/icons-react/dist/esm/icons/IconTrendingUp.mjs';
import IconUserCheck from '@tabler/icons-react/dist/esm/icons/IconUserCheck.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { type OwnerTask, type OwnerTaskKind, ownerTaskKind } from 'shared-contract/property/overview';
import { isKnown } from 'shared-contract/wire/open-enum';
import classes from './task-list.module.css';

const icons: Record<OwnerTaskKind, typeof IconAlertCircle> = {
  rentInArrears: IconAlertCircle,
  chargeFailed: IconCreditCardOff,
  offerWaiting: IconTag,
  applicationNew: IconUsers,
  applicationToDecide: IconUserCheck,
  enquiryNew: IconMessage,
  orderUnpaid: IconShoppingCart,
  cardExpiring: IconCreditCard,
  tenancyEnding: IconCalendarEvent,
  agreementToSign: IconSignature,
  agreementDeclined: IconFileText,
  agreementToCreate: IconFileText,
  offerAccepted: IconTag,
  bondToLodge: IconPigMoney,
  rentIncreasePossible: IconTrendingUp,
  documentExpiring: IconFileTime,
  tenantCheckNotice: IconAlertCircle,
  tenantCheckQuestion: IconMessage,
  tenantCheckToFinish: IconUserCheck,
  listingDraft: IconPencil,
};

const urgent = new Set<OwnerTask['kind']>(['rentInArrears', 'chargeFailed', 'bondToLodge', 'tenantCheckNotice']);

export function TaskIcon({ kind }: { kind: OwnerTask['kind'] }) {
  const Icon = isKnown(ownerTaskKind, kind) ? icons[kind] : IconFileText;
  return (
    <span className={classes.icon} data-urgent={urgent.has(kind) || undefined} aria-hidden="true">
      <Icon size={20} stroke={1.75} />
    </span>
  );
}
