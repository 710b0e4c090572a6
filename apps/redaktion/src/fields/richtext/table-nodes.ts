import { callOrReturn, type Extensions, getExtensionField, Node } from '@tiptap/core'
import { tableEditing } from '@tiptap/pm/tables'

declare module '@tiptap/core' {
  interface NodeConfig<Options, Storage> {
    /** The role of a node in a table, for prosemirror-tables. */
    tableRole?: string | ((this: { name: string; options: Options; storage: Storage }) => string)
  }
}

const span = (name: 'colspan' | 'rowspan') => ({
  [name]: {
    default: 1,
    parseHTML: (element: HTMLElement) => Math.max(1, Number(element.getAttribute(name)) || 1),
  },
})

/** prosemirror-tables needs widths; here the browser decides them. */
const spans = { ...span('colspan'), ...span('rowspan'), colwidth: { default: null, rendered: false } }

/** The title is an attribute, because prosemirror-tables only knows rows. */
const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  tableRole: 'table',
  isolating: true,
  addAttributes: () => ({
    caption: {
      default: '',
      parseHTML: (element: HTMLElement) =>
        element
          .querySelector('caption')
          ?.textContent?.replaceAll(/[ \t\r\n\f]+/g, ' ')
          .trim() ?? '',
      renderHTML: ({ caption }) => (caption ? { 'data-titel': caption as string } : {}),
    },
  }),
  parseHTML: () => [{ tag: 'table' }, { tag: 'caption', ignore: true }],
  renderHTML: ({ HTMLAttributes }) => ['table', HTMLAttributes, ['tbody', 0]],
  addProseMirrorPlugins: () => [tableEditing()],
  extendNodeSchema(extension) {
    const context = { name: extension.name, options: extension.options, storage: extension.storage }
    return { tableRole: callOrReturn(getExtensionField(extension, 'tableRole', context)) }
  },
})

const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  tableRole: 'row',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
})

const TableCell = Node.create({
  name: 'tableCell',
  content: 'block+',
  tableRole: 'cell',
  isolating: true,
  addAttributes: () => spans,
  parseHTML: () => [{ tag: 'td' }],
  renderHTML: ({ HTMLAttributes }) => ['td', HTMLAttributes, 0],
})

const TableHeader = Node.create({
  name: 'tableHeader',
  content: 'block+',
  tableRole: 'header_cell',
  isolating: true,
  addAttributes: () => ({
    ...spans,
    scope: { default: null, parseHTML: (element: HTMLElement) => element.getAttribute('scope') },
  }),
  parseHTML: () => [{ tag: 'th' }],
  renderHTML: ({ HTMLAttributes }) => ['th', HTMLAttributes, 0],
})

export const tableNodes: Extensions = [Table, TableRow, TableCell, TableHeader]
