import { formatDate } from '@rathausplatz/ui'
import { Link } from 'react-router'
import { screenOf } from '../contents/row.ts'
import rowStyles from '../contents/rows.module.css'
import { Line } from '../contents/rows.tsx'
import { wayToCorrect } from '../notice/corrects.ts'
import { Block } from './block.tsx'
import type { ReplacedNotice } from './load-start.ts'

/**
 * Notices whose file was replaced before such replacements were prevented, and what can be done about them.
 */
export function ReplacedNotices({ replaced }: { replaced: readonly ReplacedNotice[] }) {
  if (replaced.length === 0) return null
  return (
    <Block
      title="Verkündete Dateien, die später ersetzt wurden"
      hint="Früher änderte das Ersetzen einer Datei auch Bekanntmachungen. Das kommt nicht mehr vor; diese sind davon noch betroffen."
    >
      <ul role="list" className={rowStyles.rows}>
        {replaced.map(({ id, titel, datei, dateititel, verkuendet_am, befund }) => (
          <Line
            key={`${id} ${datei}`}
            art="bekanntmachung"
            to={screenOf({ art: 'bekanntmachung', id })}
            title={titel}
            actions={
              <>
                <Link to={`/inhalte/bekanntmachung/${id}/nachweis`} aria-label={`Nachweis zu „${titel}“`}>
                  Nachweis
                </Link>
                <Link to={wayToCorrect(id)} aria-label={`Berichtigung anlegen zu „${titel}“`}>
                  Berichtigung anlegen
                </Link>
              </>
            }
          >
            <span>
              Verkündet am {formatDate(verkuendet_am)} mit „{dateititel}“ ({datei}). {SAID[befund]}
            </span>
          </Line>
        ))}
      </ul>
    </Block>
  )
}

const SAID: Readonly<Record<ReplacedNotice['befund'], string>> = {
  verkuendung: '',
  spaeter: '',
  ersetzt:
    'Die verkündete Datei liegt hier nicht mehr vor. Legt die Systemverwaltung sie aus einer Sicherung zurück, wird sie erkannt; sonst machen Sie mit einer Berichtigung bekannt, was gilt.',
  wiederhergestellt:
    'Die verkündete Datei lag noch vor und steht wieder dort. Soll die neue gelten, machen Sie sie mit einer Berichtigung bekannt.',
}
