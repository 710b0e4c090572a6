import type { Abfallregel } from '@rathausplatz/contract'

/** Returns the variant of a tour; empty if it only repeats the rhythm, which the rule says in words. */
export function variantBesideRule({
  variante,
  regel,
}: {
  readonly variante: string
  readonly regel: Abfallregel
}): string {
  if (regel.art !== 'wochen') return variante
  const rhythm = regel.alle_wochen === 1 ? 'wöchentlich' : `${regel.alle_wochen}-wöchentlich`
  return variante === rhythm ? '' : variante
}
