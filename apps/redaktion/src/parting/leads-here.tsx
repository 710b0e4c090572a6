import type { CallAnswer, calls } from '@rathausplatz/contract'
import { Link } from 'react-router'
import { screenOf } from '../contents/row.ts'

type Used = CallAnswer<typeof calls.redaktionVerwendung>

/** Most listed contents; the others are counted. */
const MOST = 8

/** Lists the contents that link to a document that is to be removed. */
export function LeadsHere({ used: { entwurf, oeffentlich, weitere } }: { used: Used }) {
  const places = [...new Map([...oeffentlich, ...entwurf].map(place => [place.id, place])).values()]
  const left = Math.max(places.length - MOST, 0) + weitere
  if (places.length + weitere === 0) return <p>Kein anderer Inhalt verweist hierher.</p>
  return (
    <div>
      <p>Diese Inhalte verweisen noch hierher. Bitte ändern Sie die Verweise, wenn Sie nicht weiterleiten:</p>
      <ul>
        {places.slice(0, MOST).map(place => (
          <li key={place.id}>
            <Link to={screenOf(place)}>{place.titel}</Link> ({place.feldname})
          </li>
        ))}
        {left > 0 && <li>und {left} weitere</li>}
      </ul>
    </div>
  )
}
