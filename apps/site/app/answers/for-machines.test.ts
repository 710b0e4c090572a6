import { CmsError } from '@rathausplatz/contract'
import { expect, test } from 'vitest'
import { unanswered, writtenOnce } from './for-machines.ts'

test('X10: a text is written only once while its source does not change', () => {
  let writings = 0
  const write = ({ titel }: { titel: string }) => `${titel} (${++writings})`
  expect(writtenOnce('probe', { titel: 'Alt' }, write)).toBe('Alt (1)')
  expect(writtenOnce('probe', { titel: 'Alt' }, write)).toBe('Alt (1)')
  expect(writtenOnce('probe', { titel: 'Neu' }, write)).toBe('Neu (2)')
  expect(writtenOnce('andere', { titel: 'Neu' }, write)).toBe('Neu (3)')
})

test.each(['nicht-erreichbar', 'zu-viele', 'fehler'] as const)(
  'For „%s“ a program gets 503, so that it retries later and keeps its copy',
  code => {
    expect(unanswered(new CmsError(code)).status).toBe(503)
  },
)

test.each(['nicht-gefunden', 'aufruf-nicht-beantwortet', 'nicht-moeglich'] as const)(
  'For „%s“ a program gets 404',
  code => {
    expect(unanswered(new CmsError(code)).status).toBe(404)
  },
)

test('For an unknown fault a program gets 503, not 404', () => {
  expect(unanswered(new TypeError('x')).status).toBe(503)
})
