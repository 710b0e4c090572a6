import type { Suchergebnis } from '@rathausplatz/contract'
import type { Daten } from '../document/path.ts'

/** Returns the first word of the edited Suchbegriff. */
export function firstWordOf({ begriffe }: Daten): string {
  const [first] = Array.isArray(begriffe) ? (begriffe as unknown[]) : []
  return typeof first === 'string' ? first : ''
}

/** Returns all hits of an answer, each with the part of the answer that holds it. */
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

/** True if visitors would notice no difference. */
export const isSameAnswer = (one: Suchergebnis, other: Suchergebnis): boolean =>
  one.gesamt === other.gesamt &&
  hitsOf(one)
    .map(({ key }) => key)
    .join('\n') ===
    hitsOf(other)
      .map(({ key }) => key)
      .join('\n')
