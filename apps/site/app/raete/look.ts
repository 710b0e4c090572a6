import type { LinksFunction } from 'react-router'
import href from './raete.css?url'

/** The stylesheet of the room, separate because every first visit loads the common one. */
export const links: LinksFunction = () => [{ rel: 'stylesheet', href }]
