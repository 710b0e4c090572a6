/** How WordPress, PHP and nginx are set up: as for a busy site, but without a cache of finished pages. */

export const wordpressConfiguration = (site: string, socket: string, address: URL) => `<?php
define('DB_NAME', 'wordpress');
define('DB_USER', 'wordpress');
define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:${socket}');
define('DB_CHARSET', 'utf8mb4');
define('WP_HOME', '${address.origin}');
define('WP_SITEURL', '${address.origin}');
define('WP_CONTENT_DIR', '${site}/wp-content');
define('WP_AUTO_UPDATE_CORE', false);
define('AUTOMATIC_UPDATER_DISABLED', true);
// Nothing but the page is to be done while it is measured.
define('DISABLE_WP_CRON', true);
define('WP_HTTP_BLOCK_EXTERNAL', true);
define('WP_DEFAULT_THEME', 'twentytwentythree');
define('AUTH_KEY', 'messung'); define('AUTH_SALT', 'messung');
define('SECURE_AUTH_KEY', 'messung'); define('SECURE_AUTH_SALT', 'messung');
define('LOGGED_IN_KEY', 'messung'); define('LOGGED_IN_SALT', 'messung');
define('NONCE_KEY', 'messung'); define('NONCE_SALT', 'messung');
$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', '${site}/');
require_once ABSPATH . 'wp-settings.php';
`

export const phpConfiguration = (socket: string, children: number) => `
[global]
error_log = ${socket}.log
log_level = error
daemonize = no
[wordpress]
listen = ${socket}
pm = static
pm.max_children = ${children}
${process.getuid?.() === 0 ? 'user = root\ngroup = root' : ''}
php_admin_value[memory_limit] = 256M
`

/** The code is compiled once and never checked for changes. */
export const phpSettings = [
  'opcache.enable=1',
  'opcache.memory_consumption=192',
  'opcache.interned_strings_buffer=16',
  'opcache.max_accelerated_files=20000',
  'opcache.validate_timestamps=0',
].flatMap(setting => ['-d', setting])

export const nginxServer = (site: string, socket: string) => `
    root ${site};
    index index.php;
    location / { try_files $uri $uri/ /index.php?$args; }
    location ~ \\.php$ {
      fastcgi_pass unix:${socket};
      fastcgi_param SCRIPT_FILENAME $document_root$fastcgi_script_name;
      fastcgi_param QUERY_STRING $query_string;
      fastcgi_param REQUEST_METHOD $request_method;
      fastcgi_param CONTENT_TYPE $content_type;
      fastcgi_param CONTENT_LENGTH $content_length;
      fastcgi_param SCRIPT_NAME $fastcgi_script_name;
      fastcgi_param REQUEST_URI $request_uri;
      fastcgi_param DOCUMENT_URI $document_uri;
      fastcgi_param DOCUMENT_ROOT $document_root;
      fastcgi_param SERVER_PROTOCOL $server_protocol;
      fastcgi_param REMOTE_ADDR $remote_addr;
      fastcgi_param SERVER_NAME $server_name;
      fastcgi_param SERVER_PORT $server_port;
      fastcgi_param HTTP_HOST $http_host;
      fastcgi_buffers 16 32k;
      fastcgi_buffer_size 32k;
    }
`
