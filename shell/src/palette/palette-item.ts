/** What the palette can open. */
export type PaletteItem = {
  /** Unique among all items. It is part of the HTML id of the option. */
  id: string;
  group: 'This property' | 'Pages' | 'Properties' | 'People' | 'Orders and invoices';
  label: string;
  description?: string;
  to: string;
};
