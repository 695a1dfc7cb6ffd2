/**
 * The folders of @mantine/core, divided into groups. A page loads only the groups that it uses, each as a whole.
 * `core/Box` is the folder `Box` in the folder `core`.
 *
 * A folder can move to another group. `import { Select } from '@mantine/core'` then imports from the new group, and the
 * earlier group still exports the name, because released remotes import it from there. So a smaller group needs a new
 * name. After a change run `node federation-build/src/mantine/write-groups.ts`, which writes the modules next to this
 * file.
 *
 * - `frame`: what the shell renders around every page. It is loaded before any page.
 * - `basics`: what nearly every page renders.
 * - `panels`: what frames and arranges the parts of a page; `marks`: small things inside them.
 * - `fields`: text fields and native selects.
 * - `choices`: checkboxes, radio buttons and sets of fields; `controls`: switches, chips and file buttons.
 * - `select`: fields with a list of options.
 * - `segments`, `record`, `menu`, `modal`: what few pages need, each with the others of its group.
 * - `packages`: what other packages of Mantine import, such as @mantine/tiptap and @mantine/dropzone; `editor`: what
 *   only the text editor needs; `extension`: tooltips, and what released remotes import from it.
 * - `layout`, `inputs`, `numbers`, `overlays`, `data`, `rest`: what no page uses. They are large, because they export
 *   all names with which they were released. Before a page uses one of their folders, move it to a group above.
 */
export const folderGroups = {
  frame: ['Button', 'Loader', 'Stack', 'Text', 'Title', 'UnstyledButton', 'VisuallyHidden'],
  basics: ['core/MantineProvider/use-mantine-color-scheme', 'Alert', 'Anchor', 'Group'],
  panels: ['Card', 'Grid', 'Paper', 'SimpleGrid', 'Skeleton'],
  marks: ['ActionIcon', 'Badge', 'List'],
  fields: ['Input', 'InputBase', 'NativeSelect', 'TextInput', 'Textarea'],
  choices: ['Checkbox', 'Fieldset', 'Radio'],
  controls: ['Chip', 'FileButton', 'Switch'],
  select: ['Autocomplete', 'Combobox', 'ComboboxPopover', 'Select'],
  segments: ['FloatingIndicator', 'SegmentedControl'],
  record: ['Table', 'Timeline'],
  menu: ['Menu'],
  modal: ['Modal', 'ModalBase'],
  editor: ['ColorPicker', 'ColorSwatch', 'Popover', 'Typography'],
  packages: [
    'core/Box',
    'core/MantineProvider/use-props',
    'core/factory',
    'core/styles-api',
    'core/utils/create-safe-context',
    'core/utils/get-default-z-index',
    'core/utils/get-size',
    'core/utils/is-element',
    'core/utils/units-converters',
    'LoadingOverlay',
    'Portal',
  ],
  extension: ['Tooltip'],
  layout: [
    'core',
    'AspectRatio',
    'Avatar',
    'Center',
    'CloseButton',
    'Container',
    'Divider',
    'Flex',
    'Image',
    'Space',
    'ThemeIcon',
  ],
  inputs: ['MultiSelect', 'Pill', 'PillsInput', 'TagsInput'],
  numbers: ['NumberFormatter', 'NumberInput'],
  overlays: [
    'utils',
    'react-remove-scroll',
    'Affix',
    'Collapse',
    'Dialog',
    'Drawer',
    'FocusTrap',
    'HoverCard',
    'Overlay',
    'ScrollArea',
    'Transition',
  ],
  data: [
    'Accordion',
    'Blockquote',
    'Breadcrumbs',
    'Code',
    'DataList',
    'EmptyState',
    'Highlight',
    'Indicator',
    'Kbd',
    'Mark',
    'NavLink',
    'Pagination',
    'Progress',
    'RingProgress',
    'Spoiler',
    'Stepper',
    'Tabs',
  ],
  rest: [
    'ActionBar',
    'AngleSlider',
    'AppShell',
    'BackgroundImage',
    'Burger',
    'Cascader',
    'ColorInput',
    'CopyButton',
    'FileInput',
    'FloatingWindow',
    'JsonInput',
    'Marquee',
    'MaskInput',
    'Menubar',
    'Notification',
    'OverflowList',
    'PasswordInput',
    'PinInput',
    'Rating',
    'RollingNumber',
    'Scroller',
    'SemiCircleProgress',
    'Slider',
    'Splitter',
    'TableOfContents',
    'Toggle',
    'Toolbar',
    'Tour',
    'Tree',
    'TreeSelect',
  ],
} as const satisfies Record<string, readonly string[]>;

/** The name of a group. Remotes and the shell share each group as the module `shared-ui/mantine/<name>`. */
export type GroupName = keyof typeof folderGroups;
export const groupNames = Object.keys(folderGroups) as GroupName[];
