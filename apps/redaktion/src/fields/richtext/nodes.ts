import { type Extensions, Mark, Node } from '@tiptap/core'
import { Blockquote } from '@tiptap/extension-blockquote'
import { Bold } from '@tiptap/extension-bold'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Heading } from '@tiptap/extension-heading'
import { HorizontalRule } from '@tiptap/extension-horizontal-rule'
import { Italic } from '@tiptap/extension-italic'
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Text } from '@tiptap/extension-text'
import { Dropcursor, Gapcursor, UndoRedo } from '@tiptap/extensions'
import { tableNodes } from './table-nodes.ts'

/**
 * The elements of formatted text: those of the contract (rich-text.ts) and no others. Tab leaves the text
 * like any other field; buttons indent lists.
 */

const textMark = (name: string, tag: string) =>
  Mark.create({
    name,
    excludes: tag === 'sub' ? 'superscript' : tag === 'sup' ? 'subscript' : '',
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  })

const attribute = (name: string) => ({
  [name]: { default: null, parseHTML: (element: HTMLElement) => element.getAttribute(name) },
})

const Link = Mark.create({
  name: 'link',
  priority: 1_000,
  // Text typed behind a link does not belong to it.
  inclusive: false,
  addAttributes: () => ({ ...attribute('href'), ...attribute('hreflang') }),
  parseHTML: () => [{ tag: 'a[href]' }],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
})

const Language = Mark.create({
  name: 'language',
  priority: 900,
  addAttributes: () => attribute('lang'),
  parseHTML: () => [{ tag: 'span[lang]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
})

const Abbreviation = Mark.create({
  name: 'abbreviation',
  priority: 800,
  inclusive: false,
  addAttributes: () => attribute('title'),
  parseHTML: () => [{ tag: 'abbr' }],
  renderHTML: ({ HTMLAttributes }) => ['abbr', HTMLAttributes, 0],
})

/** Terms with their definitions. */
const Terms = Node.create({
  name: 'terms',
  group: 'block',
  content: '(term | meaning)+',
  parseHTML: () => [{ tag: 'dl' }],
  renderHTML: () => ['dl', 0],
})
const Term = Node.create({
  name: 'term',
  content: 'inline*',
  defining: true,
  parseHTML: () => [{ tag: 'dt' }],
  renderHTML: () => ['dt', 0],
})
const Meaning = Node.create({
  name: 'meaning',
  content: 'block+',
  defining: true,
  parseHTML: () => [{ tag: 'dd' }],
  renderHTML: () => ['dd', 0],
})

export const textNodes: Extensions = [
  Document,
  Paragraph,
  Text,
  Heading.configure({ levels: [2, 3, 4] }),
  Blockquote,
  HardBreak,
  HorizontalRule,
  BulletList,
  OrderedList,
  ListItem.extend({
    addKeyboardShortcuts() {
      return { Enter: () => this.editor.commands.splitListItem(this.name) }
    },
  }),
  Terms,
  Term,
  Meaning,
  ...tableNodes,
  Link,
  Language,
  Abbreviation,
  Bold,
  Italic,
  textMark('subscript', 'sub'),
  textMark('superscript', 'sup'),
  UndoRedo,
  Dropcursor,
  Gapcursor,
]
