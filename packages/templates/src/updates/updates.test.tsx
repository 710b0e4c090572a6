import { expect, test } from 'vitest'
import { examples as aktuelles } from '../aktuellesliste/examples.ts'
import { examples as bekanntmachungen } from '../bekanntmachungen/examples.ts'
import type { TemplateName } from '../schemas.ts'
import { examples as sitzungen } from '../sitzungen/examples.ts'
import { type Content, links, render } from '../testing/render-example.tsx'
import { examples as veranstaltungen } from '../veranstaltungsliste/examples.ts'
import { examples as vorlagen } from '../vorlagen/examples.ts'

const WAY = '/abo?thema=x'
const withWay = ({ data, ...content }: Content): Content => ({
  ...content,
  data: { ...(data as object), benachrichtigen: WAY },
})
const ofFilter = ({ data, ...content }: Content): Content => {
  const { filter } = data as { filter: object }
  return { ...content, data: { ...(data as object), filter: { ...filter, benachrichtigen: WAY } } }
}

test.each<[TemplateName, Content]>([
  ['aktuellesliste', withWay(aktuelles.standard)],
  ['bekanntmachungen', withWay(bekanntmachungen.standard)],
  ['sitzungen', withWay(sitzungen.standard)],
  ['vorlagen', withWay(vorlagen.standard)],
  ['veranstaltungsliste', ofFilter(veranstaltungen.mitFilter)],
])('P14: the way to hear by mail of what is new stands above the list: %s', (name, content) => {
  const ways = links(render(name, content))
  expect(ways[0]).toEqual([WAY, 'Per E-Mail benachrichtigen'])
  expect(ways.filter(([href]) => href === WAY)).toHaveLength(1)
})
