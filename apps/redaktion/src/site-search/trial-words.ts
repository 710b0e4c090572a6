import type { Suchergebnis } from '@rathausplatz/contract'
import type { Daten } from '../document/path.ts'

/** The first word of a Suchbegriff that is being typed. */
export function firstWordOf({ begriffe }: Daten): string {
  const [first] = Array.isArray(begriffe) ? (begriffe as unknown[]) : []
  return typeof first === 'string' ? first : ''
}

/** All that an answer leads to, each with the part of the answer it stands in. */
export const hitsOf = ({
  empfehlungen,
  data,
  aehnliches,
  beliebt,
}: Pick<Suchergebnis, 'empfehlungen' | 'data' | 'aehnliches' | 'beliebt'>): readonly { key: string }[] =>
  (
    [
      ['empfehlung', empfehlungen],
      ['treffer', data],
      ['aehnlich', aehnliches],
      ['beliebt', beliebt],
    ] as const
  ).flatMap(([part, hits]) => hits.map(({ url }) => ({ key: `${part} ${url}` })))

/** Whether people would notice a difference. */
export const isSameAnswer = (one: Suchergebnis, other: Suchergebnis): boolean =>
  one.gesamt === other.gesamt &&
  hitsOf(one)
    .map(({ key }) => key)
    .join('\n') ===
    hitsOf(other)
      .map(({ key }) => key)
      .join('\n')
