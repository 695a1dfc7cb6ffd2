import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces';
import { formatPhone } from 'shared-contract/contact/person-contact';
import { longDate } from 'tenancy-law/form/long-date';
import { type NoticeForm, noticeForm } from 'tenancy-law/form/notice-forms';
import { rentingAuthorities } from 'tenancy-law/form/renting-authorities';
import { type StateFormLabels, stateForm } from 'tenancy-law/form/state-form';
import { colors, documentBase, pageFooter } from '../pdf/pdf-style.ts';
import { printableText, textContent } from '../pdf/printable-text.ts';
import { type PrintedSection, sectionContent } from '../pdf/section-content.ts';
import type { NoticeSubject } from './notice-document.ts';
import { noticeSections } from './notice-sections.ts';

export const noticeWatermark = 'Letter – not the prescribed form';

const titles = { rentIncrease: 'Notice of rent increase', end: 'Notice to end the tenancy', entry: 'Notice of entry' };

/** Lays out the letter of a notice: sender, tenants, what it says, why it is lawful, and how to dispute it. */
export function noticeLetter(subject: NoticeSubject): TDocumentDefinitions {
  const { content, tenancy, property, owner, today } = subject;
  const { labels } = stateForm(tenancy.state, today);
  const form = tenancy.residential ? noticeForm(tenancy.state, today, content.kind) : null;
  const title = titles[content.kind];
  const address = printableText(property.fullAddress);
  return {
    ...documentBase(`${title}, ${property.fullAddress}`, owner.name, today),
    content: [
      sender(subject, labels),
      { text: form?.name ?? title, bold: true, fontSize: 18, color: colors.brand, margin: [0, 8, 0, 2] },
      { ...textContent(property.fullAddress), fontSize: 12, margin: [0, 0, 0, 14] },
      ...noticeSections(subject, labels).map(sectionContent),
      ...(form ? [sectionContent(rights(subject, form, labels))] : []),
      signature(subject, labels),
    ],
    footer: pageFooter(`${title} · ${address}\nGeneral information, not legal advice.`),
    ...(form?.prescribed
      ? { watermark: { text: noticeWatermark, color: colors.muted, opacity: 0.1, bold: true } }
      : {}),
  };
}

function sender({ tenancy, property, owner, today }: NoticeSubject, labels: StateFormLabels): Content {
  const lines = [owner.name, owner.address, owner.phone && formatPhone(owner.phone), owner.email].filter(Boolean);
  const recipients = [...tenancy.tenants.map(({ name }) => name), property.fullAddress];
  const block = (heading: string, texts: readonly string[]) => ({
    stack: [{ text: heading, color: colors.muted }, ...texts.map((text) => textContent(text))],
  });
  return {
    margin: [0, 0, 0, 12],
    columnGap: 24,
    columns: [
      block(`To the ${labels.tenant.toLowerCase()}${tenancy.tenants.length > 1 ? 's' : ''}`, recipients),
      block(`From the ${labels.landlord.toLowerCase()}`, lines),
      { ...block('Date of this notice', [longDate(today)]), width: 110 },
    ],
  };
}

/** The state's form, what the tenants must also get, and where they can get advice and dispute the notice. */
function rights({ tenancy, today }: NoticeSubject, form: NoticeForm, labels: StateFormLabels): PrintedSection {
  const { name, prescribed, enclosures, review } = form;
  const { regulator, website, tribunal } = rentingAuthorities(tenancy.state, today);
  const duty = prescribed ? ` The ${labels.landlord.toLowerCase()} also has to give you this form.` : '';
  return {
    title: 'Your rights',
    rows: [
      { label: `${tenancy.state} form`, value: `${name}.${duty}` },
      ...(enclosures.length > 0 ? [{ label: 'You must also get', value: enclosures.join(', ') }] : []),
      { label: 'Advice', value: `${regulator}, ${website}` },
      { label: 'If you disagree', value: [review, `You can apply to the ${tribunal}.`].filter(Boolean).join(' ') },
    ],
  };
}

function signature({ owner, today }: NoticeSubject, labels: StateFormLabels): Content {
  return {
    unbreakable: true,
    margin: [0, 12, 0, 0],
    stack: [
      { text: 'Signed', color: colors.muted },
      { ...textContent(owner.name), fontSize: 16 },
      { text: `${labels.landlord}, ${longDate(today)}`, color: colors.muted },
    ],
  };
}
