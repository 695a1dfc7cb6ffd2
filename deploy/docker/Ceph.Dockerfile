# syntax=docker/dockerfile:1
# A bucket with the S3 API for demonstrations: Ceph on one disk, without a second copy. From the root of the repository:
#   docker build --file deploy/docker/Ceph.Dockerfile --tag verandah/bucket:1.0.0 .

FROM debian:12-slim
RUN apt-get update \
    && apt-get install --yes --no-install-recommends ceph-mon ceph-osd ceph-common radosgw curl \
    && rm -rf /var/lib/apt/lists/*
COPY --chmod=755 storage/src/testing/start-ceph.sh /usr/local/bin/
# The only folder that Ceph writes to. The root file system can be read-only.
ENV CEPH_DATA=/data
ENV CEPH_GATEWAY=0.0.0.0:7480
ENV CEPH_MONITOR_PORT=6789
ENV CEPH_BUCKET=verandah
ENV CEPH_GIGABYTES=50
RUN install --directory --owner=ceph --group=ceph /data
# The user `ceph` of Debian's packages, as a number.
USER 64045:64045
STOPSIGNAL SIGTERM
EXPOSE 7480
HEALTHCHECK --interval=5s --timeout=12s --start-period=120s CMD ["start-ceph.sh", "check"]
CMD ["start-ceph.sh"]
