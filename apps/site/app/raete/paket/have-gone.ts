/** Message of a page to the service worker after a sign-out: were papers deleted from this device? */
export const HAVE_GONE = 'unterlagen-geloescht'
