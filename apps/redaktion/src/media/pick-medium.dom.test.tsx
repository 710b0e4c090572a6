import { mount } from '@rathausplatz/ui/testing'
import { act } from 'react'
import { expect, test } from 'vitest'
import { answering } from '../testing/answering.ts'
import { until } from '../testing/until.ts'
import type { Medium } from './medium.ts'
import { PickMedium } from './pick-medium.tsx'

const medium = (datei: string, titel: string, more: Partial<Medium> = {}): Medium => ({
  datei,
  adresse: `/medien/${datei}`,
  art: 'bild',
  typ: 'image/jpeg',
  titel,
  beschreibung: titel,
  dekorativ: false,
  urheber: 'Stadt Rebenau',
  ordner: '',
  groesse: 2_400_000,
  breite: 4_000,
  hoehe: 3_000,
  version: 'v1',
  aufgenommen_am: '2026-11-20T08:00:00.000Z',
  aufgenommen_von: { id: 'a', name: 'Anna Beispiel' },
  geaendert_am: '2026-11-20T08:00:00.000Z',
  ...more,
})

const library = [
  medium('marktplatz', 'Marktplatz'),
  medium('freibad', 'Freibad'),
  medium('wochenmarkt', 'Wochenmarkt'),
]

async function open(art: Medium['art'] = 'bild', media = library) {
  const asked = answering({
    redaktionMedien: ({ query: { suche = '', art, seite } }) => ({
      data: media.filter(one => one.art === art && one.titel.toLowerCase().includes(suche.toLowerCase())),
      mehr: media.length > 2 && seite === 1 && suche === '',
    }),
  })
  const picked: string[] = []
  const root = await mount(
    <PickMedium art={art} isOpen onClose={() => {}} onPick={({ adresse }) => picked.push(adresse)} />,
  )
  await until(() => expect(root.querySelector('[role=status]')?.textContent).not.toMatch(/geladen/))
  const button = (name: string) =>
    [...root.querySelectorAll('button')].find(({ textContent }) => textContent.includes(name))
  return { root, asked, picked, button }
}

const tiles = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('ul button')]

test('The picker opens with all pictures, each with name and size, and a press picks one', async () => {
  const { root, picked } = await open()
  expect(root.querySelector('h2')?.textContent).toBe('Bild auswählen')
  expect(tiles(root).map(({ textContent }) => textContent)[0]).toBe('Marktplatz4.000\u00a0×\u00a03.000 Pixel')
  expect(root.querySelector('img')?.src).toMatch(/\/medien\/marktplatz\/bytes\?breite=480&v=v1$/)
  await act(async () => tiles(root)[1]?.click())
  expect(picked).toEqual(['/medien/freibad'])
})

test('Arrow keys move between pictures, and stop at the ends', async () => {
  const { root } = await open()
  const press = (key: string) =>
    act(async () => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true })
      document.activeElement?.dispatchEvent(event)
    })
  tiles(root)[0]?.focus()
  await press('ArrowRight')
  expect(document.activeElement).toBe(tiles(root)[1])
  await press('End')
  await press('ArrowRight')
  expect(document.activeElement).toBe(tiles(root)[2])
  await press('Home')
  await press('ArrowLeft')
  expect(document.activeElement).toBe(tiles(root)[0])
})

test('A search asks the CMS; an empty result names the search', async () => {
  const { root, asked } = await open()
  const field = root.querySelector('input[type=search]') as HTMLInputElement
  expect(document.activeElement).toBe(field)
  const type = async (text: string) => {
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
  }
  await type('markt')
  await until(() => expect(tiles(root)).toHaveLength(2))
  expect(asked.at(-1)).toBe('GET /api/cms/redaktion/medien?art=bild&suche=markt&seite=1&pro_seite=48')
  await type('zeppelin')
  await until(() =>
    expect(root.querySelector('[role=status]')?.textContent).toBe('Zu „zeppelin“ ist nichts da.'),
  )
})

test('More pictures are loaded on demand, and none is listed twice', async () => {
  const { root, button } = await open()
  await act(async () => button('Weitere zeigen')?.click())
  await until(() => expect(button('Weitere zeigen')).toBe(undefined))
  expect(tiles(root)).toHaveLength(3)
})

test('An empty library suggests the first upload; a button opens the upload, and another leads back', async () => {
  const { root, button } = await open('dokument', [])
  expect(root.querySelector('[role=status]')?.textContent).toBe(
    'Noch ist kein Dokument da. Nehmen Sie das erste auf.',
  )
  await act(async () => button('Neues Dokument aufnehmen')?.click())
  expect(root.querySelector('h2')?.textContent).toBe('Neues Dokument aufnehmen')
  expect(document.activeElement?.textContent).toContain('Datei auswählen')
  expect(root.querySelector('input[type=file]')?.getAttribute('accept')).toBe('application/pdf,.pdf')
  await act(async () => button('Zurück zur Auswahl')?.click())
  expect(root.querySelector('h2')?.textContent).toBe('Dokument auswählen')
})
