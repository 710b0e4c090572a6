import { expect, test } from 'vitest'
import { writtenOnce } from './for-machines.ts'

test('X10: a text is written once for as long as nothing it is made of changes', () => {
  let writings = 0
  const write = ({ titel }: { titel: string }) => `${titel} (${++writings})`
  expect(writtenOnce('probe', { titel: 'Alt' }, write)).toBe('Alt (1)')
  expect(writtenOnce('probe', { titel: 'Alt' }, write)).toBe('Alt (1)')
  expect(writtenOnce('probe', { titel: 'Neu' }, write)).toBe('Neu (2)')
  expect(writtenOnce('andere', { titel: 'Neu' }, write)).toBe('Neu (3)')
})
