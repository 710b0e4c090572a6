import {
  type Barrierefreiheitsrecht,
  type Landesstelle,
  rechtOf,
  verfahren,
} from '@rathausplatz/contract/landesrecht'

/** The parts of the statement that depend on the state of the town, as text. */
export type StateWords = {
  /** What the town follows, after „im Einklang mit“. */
  einklang: string
  /** The same in short, after „Diese Website ist mit“. */
  kurz: string
  /** The title of the last section, and what people can do. */
  titel: string
  anrufung: string
  ablauf: string
  verbandsklage: string
  /** The office of the state; `null` if the entry names one, or if the state is not known. */
  stelle: Landesstelle | null
}

/** The office that editors named; all texts are empty if they named none. */
export type NamedOffice = Readonly<
  Record<'name' | 'strasse' | 'ort' | 'telefon' | 'email' | 'website', string>
>

export const isNamed = (office: NamedOffice): boolean => Object.values(office).some(Boolean)

/** Returns the words for a town by its official key; without a known one they name the law of no state. */
export function wordsFor(office: NamedOffice, ags: string): StateWords {
  const recht = rechtOf(ags)?.barrierefreiheit
  const isOwn = isNamed(office)
  return {
    ...(recht ? lawOf(recht) : { einklang: 'dem Recht des Landes', kurz: 'dem Recht des Landes' }),
    titel: recht ? verfahren[recht.art] : verfahren[isOwn ? 'Schlichtungsstelle' : 'Überwachungsstelle'],
    anrufung: `${recht?.frist ? `Haben Sie nach ${recht.frist} keine Antwort, die Ihnen hilft` : 'Bekommen Sie keine Antwort, die Ihnen hilft'}, können Sie sich an die ${whom(recht, isOwn)}.`,
    ablauf: recht?.ablauf ?? '',
    verbandsklage: recht?.verbandsklage ?? '',
    stelle: (!isOwn && recht?.stelle) || null,
  }
}

function lawOf({ gesetz, kurz, paragraf, verordnung }: Barrierefreiheitsrecht) {
  const part = paragraf ?? 'den Vorschriften'
  return {
    einklang: `${part} ${gesetz} (${kurz})${verordnung ? ` und mit ${verordnung}` : ''}`,
    kurz: paragraf ? `${paragraf} ${kurz}` : `den Vorschriften des ${kurz}`,
  }
}

const whom = (recht: Barrierefreiheitsrecht | undefined, isOwn: boolean): string =>
  recht || isOwn
    ? `${recht?.art ?? 'Schlichtungsstelle'} wenden`
    : 'Stelle wenden, die im Land dafür zuständig ist'
