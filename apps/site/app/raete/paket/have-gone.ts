/** Question of the page after a sign-out to the service worker: were papers deleted from this device? */
export const HAVE_GONE = 'unterlagen-geloescht'
