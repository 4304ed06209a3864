# Debian's Varnish 7.1 with vmod xkey, as it is tested. compose.yaml mounts default.vcl beside this file into it.

FROM debian:12.11-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends varnish varnish-modules \
  && rm -rf /var/lib/apt/lists/*
USER vcache
EXPOSE 6081
CMD ["varnishd", "-F", "-j", "none", "-n", "/tmp/varnish", "-a", "pages=:6081", "-a", "purges=:6082", \
  "-f", "/etc/varnish/default.vcl", "-s", "malloc,256m", "-p", "http_gzip_support=off"]
