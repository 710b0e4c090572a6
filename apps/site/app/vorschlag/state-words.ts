import type { EigenerVorschlag } from '@rathausplatz/contract'

type Said = Pick<EigenerVorschlag, 'stand' | 'gesperrt_von' | 'grund' | 'detailURL'> & {
  readonly angaben: Pick<EigenerVorschlag['angaben'], 'name'>
}

/** Describes the state of an entry to its owner. */
export function stateWords({ stand, gesperrt_von, grund, detailURL, angaben }: Said): string {
  const name = `„${angaben.name}“`
  const isPublic = detailURL !== ''
  const why = grund ? ` Der Grund: ${grund}` : ''
  if (stand === 'freigegeben' && grund)
    return `Ihre letzte Änderung haben wir nicht übernommen.${why} Der Eintrag steht weiter da wie zuletzt freigegeben. Unten können Sie die Änderung überarbeiten.`
  if (stand === 'freigegeben')
    return isPublic ? `${name} ist öffentlich.` : `${name} steht zurzeit nicht auf der Website.`
  if (stand === 'bestaetigt')
    return isPublic
      ? `Ihre Änderung wartet auf unsere Prüfung. Bis dahin steht der Eintrag da wie bisher.`
      : `${name} wartet auf unsere Prüfung. Sobald der Eintrag öffentlich ist, sagen wir es Ihnen per E-Mail.`
  if (gesperrt_von === 'verfasser')
    return isPublic
      ? `Ihre Änderung haben Sie gesperrt. Der Eintrag steht weiter da wie bisher.`
      : `${name} haben Sie gesperrt. Niemand außer Ihnen sieht den Eintrag.`
  return isPublic
    ? `Ihre Änderung haben wir nicht übernommen.${why} Sie können sie überarbeiten; danach sehen wir sie noch einmal an.`
    : `${name} ist nicht öffentlich.${why} Sie können den Eintrag ändern; danach sehen wir ihn noch einmal an.`
}
