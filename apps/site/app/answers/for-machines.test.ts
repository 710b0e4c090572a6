import { CmsError } from '@rathausplatz/contract'
import { expect, test } from 'vitest'
import { unanswered, writtenOnce } from './for-machines.ts'

test('X10: a text is written once as long as its source does not change', () => {
  let writings = 0
  const write = ({ titel }: { titel: string }) => `${titel} (${++writings})`
  expect(writtenOnce('probe', { titel: 'Alt' }, write)).toBe('Alt (1)')
  expect(writtenOnce('probe', { titel: 'Alt' }, write)).toBe('Alt (1)')
  expect(writtenOnce('probe', { titel: 'Neu' }, write)).toBe('Neu (2)')
  expect(writtenOnce('andere', { titel: 'Neu' }, write)).toBe('Neu (3)')
})

test.each(['nicht-erreichbar', 'zu-viele', 'fehler'] as const)(
  'A program that gets „%s“ retries later and keeps its copy',
  code => {
    expect(unanswered(new CmsError(code)).status).toBe(503)
  },
)

test.each(['nicht-gefunden', 'aufruf-nicht-beantwortet', 'nicht-moeglich'] as const)(
  'A program that gets „%s“ learns that nothing exists here',
  code => {
    expect(unanswered(new CmsError(code)).status).toBe(404)
  },
)

test('An unknown fault does not say that nothing exists here', () => {
  expect(unanswered(new TypeError('x')).status).toBe(503)
})
