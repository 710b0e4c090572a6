import type { Formularschritt } from '@rathausplatz/contract'
import { adressteilNamen } from '@rathausplatz/contract/formular'
import { ASKED, FASSUNG, OPENED, TO_SUMMARY } from './names.ts'
import type { Begun } from './take-step.ts'

type CarriedProps = {
  begun: Begun
  /** Pages of the form that are not shown; hidden fields hold their answers. */
  schritte: readonly Formularschritt[]
}

/**
 * Hidden fields carry the answers from page to page, so that the form works without scripts and is not stored
 * before it is sent.
 */
export function Carried({ begun, schritte }: CarriedProps) {
  const { einreichung, beginn, fassung, opened, asked, at, code, toSummary } = begun
  return (
    <>
      <input type="hidden" name="einreichung" value={einreichung} />
      <input type="hidden" name="beginn" value={beginn} />
      {fassung && <input type="hidden" name={FASSUNG} value={fassung} />}
      {opened && <input type="hidden" name={OPENED} value={opened} />}
      {asked && <input type="hidden" name={ASKED} value={asked} />}
      <input type="hidden" name="schritt" value={at} />
      {code && <input type="hidden" name="code" value={code} />}
      {toSummary && <input type="hidden" name={TO_SUMMARY} value="1" />}
      {schritte
        .flatMap(({ felder }) => felder)
        .flatMap(feld => valuesOf(feld, begun.eingaben[feld.name]))
        .map(([name, value], place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: several values of one name
          <input key={`${name} ${place}`} type="hidden" name={name} value={value} />
        ))}
    </>
  )
}

function valuesOf({ name, typ }: Formularschritt['felder'][number], value: unknown): [string, string][] {
  if (typ === 'datei') return ((value ?? []) as object[]).map(file => [name, JSON.stringify(file)])
  if (typ === 'mehrfachauswahl') return ((value ?? []) as string[]).map(one => [name, one])
  if (typ === 'adresse') {
    const parts = (value ?? {}) as Readonly<Record<string, string>>
    return adressteilNamen.flatMap(part =>
      parts[part] ? [[`${name}.${part}`, parts[part]] as [string, string]] : [],
    )
  }
  return typeof value === 'string' && value !== '' ? [[name, value]] : []
}
