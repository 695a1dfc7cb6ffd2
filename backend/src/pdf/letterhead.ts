import type { Content } from 'pdfmake/interfaces';
import { colors } from './pdf-style.ts';
import { textContent } from './printable-text.ts';

type Letterhead = {
  /** Who the document is from, and what they are, such as `Rental provider`. */
  sender: { name: string; label: string };
  title: string;
  subtitle: string;
};

/** The head of a document to tenants: its sender on the left, its title on the right. */
export const letterhead = ({ sender, title, subtitle }: Letterhead): Content => ({
  margin: [0, 0, 0, 24],
  columnGap: 24,
  columns: [
    [
      { ...textContent(sender.name), bold: true, fontSize: 14, color: colors.brand },
      { text: sender.label, color: colors.muted },
    ],
    {
      width: 240,
      alignment: 'right',
      stack: [
        { text: title, bold: true, fontSize: 20 },
        { text: subtitle, color: colors.muted },
      ],
    },
  ],
});
