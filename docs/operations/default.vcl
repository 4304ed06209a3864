vcl 4.1;

# Varnish 7 in front of several Aurore nodes, with vmod xkey (Debian: varnish and varnish-modules). The nodes run with
# CDN=on and PROXIES=http://<this host>:6082. docs/operations/varnish.md explains it; `npm run test:faults` runs this file.
# Only the nodes may reach the listener `purges`: give it the address of the network between Varnish and the nodes.
#
#   varnishd -a pages=:6081 -a purges=10.0.0.2:6082 -f /etc/varnish/default.vcl -s malloc,1g -p http_gzip_support=off

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

sub vcl_init {
  new nodes = directors.round_robin();
  nodes.add_backend(node_a);
  nodes.add_backend(node_b);
}

# Reads cookies as the nodes do (src/lib/cookie.ts) into x-cookies, each as `;name=value`: without spaces around names and
# values, without quotes around values, and without those whose value has a character that the nodes do not allow. The
# first of a name counts.
sub read_cookies {
  std.collect(req.http.cookie, "; ");
  set req.http.x-cookies = regsuball(";" + req.http.cookie,
    ";[ \t]*([^;=]*?)[ \t]*=[ \t]*([^;]*?)[ \t]*(?=;|$)", ";\1=\2");
  set req.http.x-cookies = regsuball(req.http.x-cookies, {";([^;=]*)="(?=;|$)"}, ";\1=");
  set req.http.x-cookies = regsuball(req.http.x-cookies, {";([^;=]*)="([^;]*)"(?=;|$)"}, ";\1=\2");
  set req.http.x-cookies = regsuball(req.http.x-cookies, ";[^;=]*=[^;]*[^ !#-\[\]-~][^;]*", "");
}

# Makes x-flag, `=` and a value, into `true` or `false`, percent-encoded or not, and removes it if it is neither
# (src/domain/shell/webview.ts). The `=` is there because Varnish drops spaces at the start of a header.
sub read_flag {
  if (req.http.x-flag ~ "^=(?:(?:t|%74)(?:r|%72)(?:u|%75)(?:e|%65)|1|%31)$") {
    set req.http.x-flag = "true";
  } elseif (req.http.x-flag ~ "^=(?:(?:f|%66)(?:a|%61)(?:l|%6[cC])(?:s|%73)(?:e|%65)|0|%30)$") {
    set req.http.x-flag = "false";
  } else {
    unset req.http.x-flag;
  }
}

# What the address says about the app, into x-flag: the first `webview`, however it is encoded, up to a second question
# mark.
sub read_query {
  set req.http.x-flag = "&" + regsub(req.url, "^[^?]*\??([^?]*).*$", "\1");
  if (req.http.x-flag ~ "&(?:w|%77)(?:e|%65)(?:b|%62)(?:v|%76)(?:i|%69)(?:e|%65)(?:w|%77)(?=[=&]|$)") {
    set req.http.x-flag = regsub(req.http.x-flag,
      "^.*?&(?:w|%77)(?:e|%65)(?:b|%62)(?:v|%76)(?:i|%69)(?:e|%65)(?:w|%77)(?=[=&]|$)=?([^&]*).*$", "=\1");
    call read_flag;
  } else {
    unset req.http.x-flag;
  }
}

# Makes Accept-Encoding into one of four, by its weights, as the nodes read them (src/server/encoding.ts): each is a form of a
# page that is kept here.
sub read_encodings {
  std.collect(req.http.accept-encoding, ",");
  set req.http.x-encodings = "," + regsuball(std.tolower(req.http.accept-encoding), "[ \t]", "");
  set req.http.x-others = "0";
  if (req.http.x-encodings ~ ",\*(?=[;,]|$)") {
    set req.http.x-others = regsub(req.http.x-encodings, "^.*,\*(?:;q=([01](?:\.\d*)?))?(?=[;,]|$).*$", "\1");
  }
  set req.http.x-br = req.http.x-others;
  if (req.http.x-encodings ~ ",br(?=[;,]|$)") {
    set req.http.x-br = regsub(req.http.x-encodings, "^.*,br(?:;q=([01](?:\.\d*)?))?(?=[;,]|$).*$", "\1");
  }
  set req.http.x-gzip = req.http.x-others;
  if (req.http.x-encodings ~ ",gzip(?=[;,]|$)") {
    set req.http.x-gzip = regsub(req.http.x-encodings, "^.*,gzip(?:;q=([01](?:\.\d*)?))?(?=[;,]|$).*$", "\1");
  }
  set req.http.x-plain = "0";
  if (req.http.x-encodings ~ ",identity(?=[;,]|$)") {
    set req.http.x-plain = regsub(req.http.x-encodings, "^.*,identity(?:;q=([01](?:\.\d*)?))?(?=[;,]|$).*$", "\1");
  }
  # A weight that is not given is 1.
  if (std.real(req.http.x-br, 1.0) > 0.0 && std.real(req.http.x-br, 1.0) >= std.real(req.http.x-gzip, 1.0) &&
      std.real(req.http.x-br, 1.0) >= std.real(req.http.x-plain, 1.0)) {
    if (std.real(req.http.x-gzip, 1.0) > 0.0 && std.real(req.http.x-gzip, 1.0) >= std.real(req.http.x-plain, 1.0)) {
      set req.http.accept-encoding = "br, gzip";
    } else {
      set req.http.accept-encoding = "br";
    }
  } elseif (std.real(req.http.x-gzip, 1.0) > 0.0 && std.real(req.http.x-gzip, 1.0) >= std.real(req.http.x-plain, 1.0)) {
    set req.http.accept-encoding = "gzip";
  } else {
    unset req.http.accept-encoding;
  }
  unset req.http.x-encodings;
  unset req.http.x-others;
  unset req.http.x-br;
  unset req.http.x-gzip;
  unset req.http.x-plain;
}

sub vcl_recv {
  # Who reaches the listener for purges may purge, and nothing else; nobody purges by any other.
  if (local.socket == "purges") {
    if (req.method != "PURGE") {
      return (synth(405, "Only PURGE is understood here."));
    }
    # A soft purge: the object is fetched again, but stays in case no node can answer.
    return (synth(200, "Purged " + xkey.softpurge(req.http.x-purge-tags)));
  }
  if (req.method == "PURGE") {
    return (synth(405, "Method not allowed."));
  }

  set req.backend_hint = nodes.backend();
  if (req.restarts == 0) {
    unset req.http.x-stale;
    unset req.http.x-variant;
    unset req.http.x-keeps-webview;
    unset req.http.x-consent;
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
  # An address that may be written in another way (src/domain/shell/pathAsRead.ts): a node keeps its page once, under the one that
  # it is read as, and here each way would be kept by itself.
  if (req.url ~ {"(?i)[\\#"<>^`{}]|/(?:\.|%2e){1,2}(?:[/?]|$)|%(?:2[de]|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\dae])"}) {
    return (pass);
  }
  call read_cookies;
  call read_query;
  # Not the sites', or for one visitor only: src/server/front.ts has the same list. Only a node can tell which visitors the
  # entry redirects to another language.
  if (req.http.host ~ "(?i)^(accounts|tickets)\." ||
      req.url ~ "^/(api/(client/|captcha|voucher/|gift-card/|editor/)|preview/|health/)" ||
      req.url ~ "^/(\?|$)" ||
      req.http.x-flag == "false" ||
      req.http.x-cookies ~ ";(__Host-)?preview=" ||
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
  # A node keeps an address without what no page reads of it (src/server/address.ts has what each does); here each value would take
  # the room of a page.
  if (regsuball(req.url, "[?&](?:catalog|choice|confirm|date|errorCode|film|from|language|letter|map|options|page|person|plan|proof|q|screening|start|stop|type|until|webview)(?=[=&]|$)[^?&]*", "") ~ "[?&]") {
    return (pass);
  }
  # What the address says about the app goes on in a header, below.
  if (req.url ~ "[?&](?:w|%77)(?:e|%65)(?:b|%62)(?:v|%76)(?:i|%69)(?:e|%65)(?:w|%77)(?=[=&]|$)") {
    set req.url = regsuball(req.url, "([?&])(?:w|%77)(?:e|%65)(?:b|%62)(?:v|%76)(?:i|%69)(?:e|%65)(?:w|%77)(?=[=&]|$)(?:=[^&]*)?", "\1");
    set req.url = regsuball(req.url, "&&+", "&");
    set req.url = regsub(req.url, "\?&", "?");
    set req.url = regsub(req.url, "[?&]$", "");
  }
  set req.url = std.querysort(req.url);

  # The variant of a page (docs/decisions/0015), as in src/domain/shell/variant.ts.
  std.collect(req.http.x-aurore-webview, ", ");
  if (req.url ~ "^/(api|assets|calendar|consent|feed|fragments|manifest|media|redirect|share|tracking)/" ||
      req.url ~ "^[^?]*\.\w{2,12}(\?|$)") {
    set req.http.x-variant = "settled";
  } elseif (req.http.x-flag == "true" || (!req.http.x-flag && req.http.x-aurore-webview ~ "^(true|1)$")) {
    set req.http.x-variant = "app";
  } elseif (req.http.x-aurore-webview !~ "^(false|0)$" && req.http.user-agent ~ "\bAuroreApp/\d") {
    set req.http.x-variant = "app";
  } else {
    set req.http.x-variant = "asking";
  }
  if (req.http.x-cookies ~ ";webview=") {
    set req.http.x-flag = regsub(req.http.x-cookies, "^.*?;webview(=[^;]*).*$", "\1");
    call read_flag;
    if (req.http.x-flag == "true") {
      set req.http.x-keeps-webview = "1";
      if (req.http.x-variant == "asking" && req.http.x-aurore-webview !~ "^(false|0)$") {
        set req.http.x-variant = "app";
      }
    }
  }
  if (req.http.x-cookies ~ ";consent=") {
    set req.http.x-consent = regsub(req.http.x-cookies, "^.*?;consent=([^;]*).*$", {""\1""});
  }
  if (req.http.x-variant == "asking" && req.http.x-consent ~ ".{3}") {
    set req.http.x-variant = "settled";
  }

  # The node is told what was read, in one form, so that it cannot read anything else and its answer is stored under a name
  # that is not its own. Of the cookies of one name, it takes the first.
  if (req.http.x-variant == "app") {
    set req.http.x-aurore-webview = "true";
  } else {
    set req.http.x-aurore-webview = "false";
  }
  if (req.http.x-keeps-webview) {
    set req.http.cookie = "webview=1; consent=" + req.http.x-consent + "; " + req.http.cookie;
  } else {
    set req.http.cookie = "webview=0; consent=" + req.http.x-consent + "; " + req.http.cookie;
  }
  unset req.http.x-cookies;
  unset req.http.x-consent;
  unset req.http.x-flag;

  call read_encodings;

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
  # Passed on for one visitor, with the cookies that are set for them.
  if (bereq.uncacheable) {
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
  # An answer for one visitor brings its own.
  if (req.http.x-variant == "app" && !req.http.x-keeps-webview && !resp.http.set-cookie) {
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
  if (resp.status == 405) {
    if (local.socket == "purges") {
      set resp.http.allow = "PURGE";
    } else {
      # As in src/server/server.ts.
      set resp.http.allow = "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS";
    }
  }
  set resp.http.content-type = "text/plain; charset=utf-8";
  set resp.http.cache-control = "no-store";
  synthetic(resp.reason);
  return (deliver);
}
