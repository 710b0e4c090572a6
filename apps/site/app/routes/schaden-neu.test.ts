import { type CmsHandlers, NoData } from '@rathausplatz/contract'
import { expect, test } from 'vitest'
import { provide } from '../cms/site-context.ts'
import { testSite } from '../testing/test-site.ts'
import { action } from './schaden-neu.tsx'

const stored = { nummer: 'S-7GQ2M9XD', kennwort: '7GQ2M9XD4HT8PZ3K', schluessel: 'x', mail: false }

async function report(handlers: CmsHandlers, photo?: File) {
  const { site } = testSite({ schaedenNahe: () => ({ data: [] }), schadenMelden: () => stored, ...handlers })
  const form = new FormData()
  const fields = {
    einreichung: '0199aa10-7c1e-7d3a-9f51-3f6f0a1c2b3d',
    geladen: '2026-11-20T11:50:00+01:00',
    kategorie: 'licht',
    text: 'Die Laterne ist seit Tagen dunkel.',
    adresse: 'Spitalgasse 5',
  }
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  if (photo) form.append('fotos', photo)
  const url = new URL('/schaeden/neu', site.publicUrl)
  const request = new Request(url, { method: 'POST', body: form })
  return action({ request, context: provide(site), url, params: {} } as never)
}

const fails = () => {
  throw new NoData('schaedenNahe')
}

test('A damage can be reported even if the search for nearby reports fails', async () => {
  expect(await report({ schaedenNahe: fails })).toMatchObject({
    data: { was: 'angekommen', nummer: stored.nummer },
  })
})

test('If a photo cannot be stored, all other input is kept', async () => {
  const photo = new File(['x'], 'laterne.jpg', { type: 'image/jpeg' })
  expect(await report({ schadenFoto: fails }, photo)).toMatchObject({
    init: { status: 503 },
    data: {
      was: 'seite',
      values: { text: 'Die Laterne ist seit Tagen dunkel.' },
      refused: { errors: { fotos: expect.stringContaining('ohne Foto') } },
    },
  })
})
