import type { LinksFunction } from 'react-router'
import href from './raete.css?url'

/**
 * The stylesheet of the members' area. It is separate because every first visit loads the common stylesheet.
 */
export const links: LinksFunction = () => [{ rel: 'stylesheet', href }]
