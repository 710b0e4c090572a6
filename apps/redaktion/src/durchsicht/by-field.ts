import type { Befund } from '@rathausplatz/contract'

/** The findings of one field. */
export type FieldFindings = {
  readonly feld: string
  readonly feldname: string
  readonly findings: readonly Befund[]
}

/** Groups findings by field, in the order of their first occurrence. */
export function byField(findings: readonly Befund[]): readonly FieldFindings[] {
  const groups = Map.groupBy(findings, ({ feld }) => feld)
  return [...groups].map(([feld, findings]) => ({
    feld,
    feldname: findings[0]?.feldname || 'Ganzer Inhalt',
    findings,
  }))
}

const COUNTED = {
  fehler: ['Fehler', 'Fehler'],
  hinweis: ['Hinweis', 'Hinweise'],
  wort: ['einfacheres Wort', 'einfachere Wörter'],
} as const satisfies Record<Befund['gewicht'], readonly [string, string]>

/** Counts findings by weight: "1 Fehler, 2 Hinweise". */
export function counted(findings: readonly Befund[]): string {
  const parts = Object.entries(COUNTED).flatMap(([gewicht, [one, many]]) => {
    const count = findings.filter(finding => finding.gewicht === gewicht).length
    return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`]
  })
  return parts.length === 0 ? 'Nichts gefunden, worüber jemand stolpern würde.' : parts.join(', ')
}

/** Sorts errors before hints before words, each in the order of the document. */
export function weightiestFirst(findings: readonly Befund[]): readonly Befund[] {
  const weights = Object.keys(COUNTED)
  return findings.toSorted((one, other) => weights.indexOf(one.gewicht) - weights.indexOf(other.gewicht))
}
