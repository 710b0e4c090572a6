import type { LinksFunction } from 'react-router'
import href from './raete.css?url'

/** How the room looks: all other styles of the site are one file, which every first visit loads. */
export const links: LinksFunction = () => [{ rel: 'stylesheet', href }]
