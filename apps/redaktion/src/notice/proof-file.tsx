import type { VerkuendeteDatei } from '@rathausplatz/contract'
import { formatDate } from '@rathausplatz/ui'
import { useEffect, useState } from 'react'
import { digestOf } from './digest.ts'
import { momentInWords } from './notice.ts'

export type ProofFile = { titel: string; url: string; promulgated: VerkuendeteDatei | undefined }

type Sum =
  | { readonly is: 'reckoning' | 'failed' | 'impossible' }
  | { readonly is: 'known'; readonly sum: string }

/** A file with its hash, which proves that it is unchanged. */
export function File({ titel, url, promulgated }: ProofFile) {
  const [sum, setSum] = useState<Sum>({ is: 'reckoning' })
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let isOver = false
    const tell = (next: Sum) => !isOver && setSum(next)
    if (tries >= 0) tell({ is: 'reckoning' })
    digestOf(url).then(
      found => tell(found === undefined ? { is: 'impossible' } : { is: 'known', sum: found }),
      () => tell({ is: 'failed' }),
    )
    return () => {
      isOver = true
    }
  }, [url, tries])
  return (
    <li>
      <strong>{titel}</strong> ({new URL(url, location.origin).href})
      {promulgated && <Promulgated {...promulgated} found={sum.is === 'known' ? sum.sum : undefined} />}
      {sum.is === 'reckoning' && (
        <p role="status">
          {promulgated?.sha256 ? 'Die Datei wird geprüft …' : 'Die Prüfsumme wird berechnet …'}
        </p>
      )}
      {sum.is === 'known' && !promulgated?.sha256 && (
        <p>
          Prüfsumme SHA-256: <code>{sum.sum}</code>
        </p>
      )}
      {sum.is === 'impossible' && (
        <p>Eine Prüfsumme berechnet dieser Browser nur, wenn die Redaktion mit https:// aufgerufen ist.</p>
      )}
      {sum.is === 'failed' && (
        <p role="alert">
          Die Datei war nicht zu lesen.{' '}
          <button type="button" onClick={() => setTries(tries + 1)}>
            Noch einmal versuchen
          </button>
        </p>
      )}
    </li>
  )
}

/** Compares the hash recorded at the promulgation with the current one. */
function Promulgated({
  sha256,
  verkuendet_am,
  festgehalten_am,
  befund,
  found,
}: VerkuendeteDatei & { found: string | undefined }) {
  return (
    <>
      {befund === 'ersetzt' && (
        <p role="alert">
          Diese Datei wurde nach der Verkündung ersetzt. Die verkündete Datei liegt hier nicht mehr vor, ihre
          Prüfsumme ist nicht bekannt. Die Prüfsumme darunter gehört zu der Datei, die am{' '}
          {formatDate(festgehalten_am)} vorgefunden wurde.
        </p>
      )}
      {sha256 && (
        <p>
          Prüfsumme SHA-256: <code>{sha256}</code>
        </p>
      )}
      {befund === 'verkuendung' && <p>Festgehalten bei der Verkündung, {momentInWords(verkuendet_am)}.</p>}
      {befund === 'spaeter' && (
        <p>
          Verkündet {momentInWords(verkuendet_am)}, festgehalten {momentInWords(festgehalten_am)}. Dazwischen
          ist keine Änderung der Datei vermerkt.
        </p>
      )}
      {befund === 'wiederhergestellt' && (
        <p>
          Verkündet {momentInWords(verkuendet_am)}, danach ersetzt und am {formatDate(festgehalten_am)} aus
          den noch vorhandenen Dateien wiederhergestellt.
        </p>
      )}
      {found && sha256 && found === sha256 && <p>Die Datei unter dieser Adresse stimmt damit überein.</p>}
      {found && sha256 && found !== sha256 && (
        <p role="alert">
          Die Datei unter dieser Adresse stimmt damit nicht überein. Bitte sagen Sie es der Systemverwaltung.
        </p>
      )}
    </>
  )
}
