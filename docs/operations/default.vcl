vcl 4.1;

# Varnish 7 in front of several Aurore nodes, with vmod xkey (Debian: varnish and varnish-modules). The nodes run with
# CDN=on and PROXIES=http://<this host>:6081. docs/operations/varnish.md explains it; `npm run test:faults` runs this file.
#
#   varnishd -a :6081 -f /etc/varnish/default.vcl -s malloc,1g -p http_gzip_support=off

import directors;
import std;
import xkey;

probe ready {
  .url = "/health/ready";
  .interval = 500ms;
  .timeout = 2s;
  .window = 3;
  .threshold = 2;
  .initial = 2;
}

# The nodes. Put your own hosts and ports here.
backend node_a {
  .host = "node-a";
  .port = "4321";
  .probe = ready;
  .connect_timeout = 2s;
  .first_byte_timeout = 30s;
}
backend node_b {
  .host = "node-b";
  .port = "4321";
  .probe = ready;
  .connect_timeout = 2s;
  .first_byte_timeout = 30s;
}

# Only the nodes may purge.
acl purgers {
  "localhost";
  "10.0.0.0"/8;
  "172.16.0.0"/12;
  "192.168.0.0"/16;
}

sub vcl_init {
  new nodes = directors.round_robin();
  nodes.add_backend(node_a);
  nodes.add_backend(node_b);
}

sub vcl_recv {
  if (req.method == "PURGE") {
    # A client that comes through a proxy is not a node, whatever its address.
    if (client.ip !~ purgers || req.http.x-forwarded-for ~ ",") {
      return (synth(403, "Forbidden"));
    }
    # A soft purge: the object is fetched again, but stays in case no node can answer.
    return (synth(200, "Purged " + xkey.softpurge(req.http.x-purge-tags)));
  }

  set req.backend_hint = nodes.backend();
  if (req.restarts == 0) {
    unset req.http.x-stale;
    unset req.http.x-variant;
    unset req.http.x-keeps-webview;
  }

  # Nothing stale is sent while a node is healthy, since the nodes send stale pages themselves while they render.
  if (req.http.x-stale || !std.healthy(req.backend_hint)) {
    set req.grace = 24h;
  } else {
    set req.grace = 0s;
  }

  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # Not the sites', or for one visitor only: src/server/front.ts has the same list. Only a node can tell which visitors the
  # entry redirects to another language.
  if (req.http.host ~ "(?i)^(accounts|tickets)\." ||
      req.url ~ "^/(api/(client/|captcha|voucher/|gift-card/|editor/)|preview/|health/)" ||
      req.url ~ "^/(\?|$)" ||
      req.url ~ "[?&]webview=(false|0)(&|$)" ||
      req.http.cookie ~ "(^|;\s*)(__Host-)?preview=" ||
      req.http.upgrade) {
    return (pass);
  }

  # Advertising parameters change no page.
  if (req.url ~ "[?&](utm_[a-z]+|gclid|fbclid|msclkid)=") {
    set req.url = regsuball(req.url, "([?&])(utm_[a-z]+|gclid|fbclid|msclkid)=[^&]*", "\1");
    set req.url = regsuball(req.url, "&&+", "&");
    set req.url = regsub(req.url, "\?&", "?");
    set req.url = regsub(req.url, "[?&]$", "");
  }
  set req.url = std.querysort(req.url);

  # The variant of a page (docs/decisions/0015), as in src/domain/request/variant.ts.
  if (req.url ~ "^/(api|assets|calendar|consent|feed|fragments|manifest|media|redirect|share|tracking)/" ||
      req.url ~ "^[^?]*\.\w{2,12}(\?|$)") {
    set req.http.x-variant = "settled";
  } elseif (req.url ~ "[?&]webview=(true|1)(&|$)") {
    set req.http.x-variant = "app";
  } elseif (req.http.x-aurore-webview ~ "^(false|0)$") {
    set req.http.x-variant = "asking";
  } elseif (req.http.x-aurore-webview ~ "^(true|1)$" ||
            req.http.user-agent ~ "\bAuroreApp/\d" ||
            req.http.cookie ~ "(^|;\s*)webview=(true|1)(;|$)") {
    set req.http.x-variant = "app";
  } else {
    set req.http.x-variant = "asking";
  }
  if (req.http.x-variant == "asking" && req.http.cookie ~ "(^|;\s*)consent=[^;]") {
    set req.http.x-variant = "settled";
  }
  if (req.http.cookie ~ "(^|;\s*)webview=1(;|$)") {
    set req.http.x-keeps-webview = "1";
  }

  # One of the three encodings in which the nodes keep a page.
  if (req.http.accept-encoding ~ "br") {
    set req.http.accept-encoding = "br, gzip";
  } elseif (req.http.accept-encoding ~ "gzip") {
    set req.http.accept-encoding = "gzip";
  } else {
    unset req.http.accept-encoding;
  }

  # Cookies stay on the request: a node renders cacheable pages without looking at them (docs/decisions/0007).
  return (hash);
}

sub vcl_hash {
  hash_data(req.url);
  hash_data(std.tolower(req.http.host));
  hash_data(req.http.x-variant);
  return (lookup);
}

sub vcl_backend_fetch {
  set bereq.backend = nodes.backend();
  if (bereq.method == "GET") {
    unset bereq.body;
  }
  # Nobody waits long for a page if an earlier one may be sent. A node sends that itself after three seconds, unless it has
  # just started, and goes on rendering meanwhile.
  if (!bereq.uncacheable && !bereq.http.x-stale) {
    if (bereq.retries == 0) {
      set bereq.first_byte_timeout = 5s;
    } else {
      set bereq.first_byte_timeout = 2s;
    }
  }
}

sub vcl_backend_response {
  if (beresp.status >= 500 && !bereq.uncacheable) {
    # The visitor gets the cached page if there is one, else the node's own error at the second try.
    if (bereq.is_bgfetch || !bereq.http.x-stale) {
      return (abandon);
    }
    set beresp.ttl = 0s;
    set beresp.grace = 0s;
    set beresp.keep = 0s;
    return (deliver);
  }
  if (beresp.http.cdn-cache-control !~ "max-age=[1-9]" ||
      beresp.http.cdn-cache-control ~ "private|no-store|no-cache" ||
      (beresp.http.set-cookie && beresp.http.set-cookie !~ "^webview=")) {
    set beresp.uncacheable = true;
    set beresp.ttl = 10s;
    return (deliver);
  }
  # The cookie of visits inside the app is set below, for each visitor.
  unset beresp.http.set-cookie;
  # The whole answer is fetched before it is sent: one that breaks off counts as none.
  set beresp.do_stream = false;
  set beresp.ttl = std.duration(regsub(beresp.http.cdn-cache-control, "^.*max-age=(\d+).*$", "\1s"), 0s) -
    std.duration(beresp.http.age + "s", 0s);
  if (beresp.ttl < 1s) {
    set beresp.ttl = 1s;
  }
  set beresp.grace = 24h;
  set beresp.http.xkey = "all " + regsuball(beresp.http.cache-tag, ",\s*", " ");
  return (deliver);
}

sub vcl_backend_error {
  # The node is gone, or broke off. Another may answer requests that change nothing.
  if ((bereq.method == "GET" || bereq.method == "HEAD") && bereq.retries < 2) {
    return (retry);
  }
  if (!bereq.uncacheable && !bereq.http.x-stale) {
    return (abandon);
  }
  set beresp.http.cache-control = "no-store";
  set beresp.http.retry-after = "5";
  if (bereq.url ~ "^/api/") {
    # In the shape of the API's errors (src/api/response.ts), for programs.
    set beresp.http.content-type = "application/json; charset=utf-8";
    synthetic("""{"error":{"status":503,"code":"unavailable","message":"This is out of reach at the moment; try again."}}""");
  } else {
    set beresp.http.content-type = "text/plain; charset=utf-8";
    synthetic("This is out of reach at the moment; try again.");
  }
  return (deliver);
}

sub vcl_deliver {
  unset resp.http.xkey;
  unset resp.http.cache-tag;
  unset resp.http.cdn-cache-control;
  unset resp.http.via;
  unset resp.http.x-varnish;
  if (req.http.x-variant == "app" && !req.http.x-keeps-webview) {
    set resp.http.set-cookie = "webview=1; Path=/; SameSite=Lax";
    if (req.http.x-forwarded-proto == "https") {
      set resp.http.set-cookie = resp.http.set-cookie + "; Secure";
    }
  }
  if (obj.hits > 0) {
    set resp.http.x-cache = "hit";
  } else {
    set resp.http.x-cache = "miss";
  }
}

sub vcl_synth {
  # No node could answer: send the cached page, however old it is.
  if (resp.status == 503 && req.restarts == 0 && (req.method == "GET" || req.method == "HEAD") && !req.http.x-stale) {
    set req.http.x-stale = "1";
    return (restart);
  }
  set resp.http.content-type = "text/plain; charset=utf-8";
  set resp.http.cache-control = "no-store";
  synthetic(resp.reason);
  return (deliver);
}
