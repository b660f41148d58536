import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import type { Site } from "../../server/http/site-manifest.ts";
import { type PinnedProcess, startPinned } from "./pinned-process.ts";

const host = "127.0.0.1:4322";

interface Nginx extends PinnedProcess {
  readonly url: string;
}

/** The Debian packages it comes from, each with one of its files. */
export const nginxPackages = {
  nginx: "/usr/sbin/nginx",
  "libnginx-mod-http-brotli-static": "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so",
};

/** Starts nginx with one worker on core 0, which answers each path with the given headers. */
export async function startNginx(
  site: Site,
  headers: ReadonlyMap<string, Headers>,
): Promise<Nginx> {
  const folder = mkdtempSync(`${tmpdir()}/bench-nginx-`);
  const locations = [...headers].map(([path, sent], index) => {
    const file = `/${index}`;
    writeFileSync(folder + file, site.get(path)!.body);
    writeFileSync(`${folder}${file}.br`, site.get(path)!.encodings.br!);
    return location(path, file, sent);
  });
  writeFileSync(`${folder}/nginx.conf`, configuration(folder, locations.join("\n")));
  const command = [nginxPackages.nginx, "-p", folder, "-c", "nginx.conf", "-e", "stderr"];
  const nginx = await startPinned(command, /start worker process \d+/);
  return { ...nginx, url: `http://${host}` };
}

const writtenByNginx =
  /^(connection|content-encoding|content-length|content-type|date|etag|keep-alive)$/;

function location(path: string, file: string, headers: Headers): string {
  const added = [...headers].filter(([name]) => !writtenByNginx.test(name));
  return `location = ${path} {
    try_files ${file} =404;
    default_type "${headers.get("content-type")}";
    ${added.map(([name, value]) => `add_header ${name} "${value}";`).join("\n    ")}
  }`;
}

/** What an operator who wants speed would set. Nothing is written outside its own folder. */
function configuration(folder: string, locations: string): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  return `
load_module ${nginxPackages["libnginx-mod-http-brotli-static"]};
daemon off;
user root;
worker_processes 1;
pid nginx.pid;
error_log stderr notice;
events {}
http {
  ${temporary.map((name) => `${name}_temp_path ${name};`).join("\n  ")}
  access_log off;
  sendfile on;
  tcp_nopush on;
  open_file_cache max=100;
  keepalive_requests 1000000000;
  brotli_static on;
  types {}
  root ${folder};
  server {
    listen ${host};
    ${locations}
  }
}
`;
}
