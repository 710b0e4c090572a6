import { examples as templates } from '@rathausplatz/templates/examples'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ResolvedEntry } from './resolve-entries.ts'
import { StatusLine } from './status-line.tsx'

const { amt, oeffnungszeiten, text } = templates
const entry = (template: ResolvedEntry['template'], { context, data }: { context: object; data?: object }) =>
  ({ template, slotName: 'content', context, options: {}, data }) as ResolvedEntry
const drawn = (entries: ResolvedEntry[], path = '/rathaus/aemter/bauamt') =>
  renderToStaticMarkup(<StatusLine page={{ entries, path }} />)
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('\u00a0', ' ')

test('E1: the page of a facility shows its state today and its telephone number below the heading', () => {
  const entries = [entry('text', text.standard), entry('amt', amt.standard)]
  expect(drawn(entries)).toBe('Geöffnet, heute bis 17:30 UhrTelefon 030 23125-160')
  expect(renderToStaticMarkup(<StatusLine page={{ entries, path: '/x' }} />)).toContain(
    'href="tel:+493023125160"',
  )
})

test('If a page has several facilities, the status line is that of the first one', () => {
  expect(drawn([entry('oeffnungszeiten', oeffnungszeiten.imKopf), entry('amt', amt.standard)])).toMatch(
    /^Heute geschlossen \(Winterpause\), ab Samstag, 08\.05\.2027, wieder geöffnet/,
  )
})

test('A page without a facility, or with hours only in the sidebar, has no status line', () => {
  expect(drawn([entry('text', text.standard), entry('oeffnungszeiten', oeffnungszeiten.standard)])).toBe('')
})

test('The hours of a school are labelled as those of its secretariat', () => {
  const { data } = oeffnungszeiten.imKopf
  const zustand = { ...data.zustand, typ: 'SERVICEZEIT' }
  const school = entry('oeffnungszeiten', { context: {}, data: { ...data, zustand } })
  expect(drawn([school], '/schillerschule')).toMatch(/^Sekretariat: Heute geschlossen/)
  expect(drawn([school], '/buecherei')).toMatch(/^Heute geschlossen/)
})
