import { expect, test } from 'vitest'
import { answerWords } from './answer-words.ts'

test.each([
  ['<p>Drei Lieder und ein <strong>Glas</strong> Wein.</p>', 'Drei Lieder und ein Glas Wein.'],
  ['<p>Eins</p><ul><li>zwei</li><li>drei &amp; vier</li></ul>', 'Eins\nzwei\ndrei & vier'],
  ['', ''],
])('The formatted answer %s is read as plain text, one line per paragraph', (text, words) => {
  expect(answerWords({ typ: 'wysiwyg', text })).toBe(words)
})

test('F1: plain text that looks like markup stays as typed', () => {
  expect(answerWords({ typ: 'text', text: 'a <b> & c' })).toBe('a <b> & c')
})
